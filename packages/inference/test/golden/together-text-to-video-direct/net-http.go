package main

import (
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

// Together AI may know acme/text-to-video by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/text-to-video",
	  "prompt": "A paper boat drifting down a stream after the rain"
	}`
	var job struct {
		ID      string
		Status  string
		Outputs struct {
			VideoURL string `json:"video_url"`
		}
	}
	ask("POST", "https://api.together.ai/v2/videos", strings.NewReader(body), &job)

	statusURL := "https://api.together.ai/v2/videos/" + job.ID

	for job.Status != "completed" {
		if slices.Contains([]string{"failed", "cancelled"}, job.Status) {
			log.Fatalf("No result: %+v", job)
		}
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}

	link := job.Outputs.VideoURL
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
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
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
