package main

import (
	"encoding/base64"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"time"
)

// Novita may know acme/image-text-to-video by another id; look it up there.
func main() {
	const file = "cat.png"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(data)

	body := `{
	  "model": "acme/image-text-to-video",
	  "content": [
		{"type": "text", "text": "The cat stretches and walks out of the frame"},
		{
		  "type": "image_url",
		  "image_url": {"url": "data:image/png;base64,` + encoded + `"},
		  "role": "first_frame"
		}
	  ],
	  "resolution": "768P",
	  "duration": 4,
	  "ratio": "adaptive"
	}`
	var job struct {
		TaskID string `json:"task_id"`
		Task   struct {
			Status  string
			Content struct {
				URL string
			}
		}
	}
	ask("POST", "https://api.novita.ai/v3/minimax/v2/video_generation", strings.NewReader(body), &job)

	statusURL := "https://api.novita.ai/v3/minimax/v2/query/video_generation/" + job.TaskID

	for job.Task.Status != "succeeded" {
		if slices.Contains([]string{"failed", "cancelled", "expired"}, job.Task.Status) {
			log.Fatalf("No result: %+v", job)
		}
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}

	link := job.Task.Content.URL
	download, err := http.NewRequest("GET", link, nil)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("video"+path.Ext(download.URL.Path), send(download), 0o644); err != nil {
		log.Fatal(err)
	}
}

func ask(method, url string, body io.Reader, answer any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("NOVITA_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	if err := json.Unmarshal(send(request), answer); err != nil {
		log.Fatal(err)
	}
}

func send(request *http.Request) []byte {
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	data, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 400 {
		log.Fatalf("%s: %s", response.Status, data)
	}
	return data
}
