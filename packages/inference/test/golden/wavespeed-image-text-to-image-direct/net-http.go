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

// WaveSpeedAI may know acme/image-text-to-image by another id; look it up there.
func main() {
	const file = "cat.png"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(data)

	body := `{
	  "prompt": "Turn this cat into a dog",
	  "image": "data:image/png;base64,` + encoded + `",
	  "images": ["data:image/png;base64,` + encoded + `"]
	}`
	var job struct {
		Data struct {
			Urls struct {
				Get string
			}
			Status  string
			Outputs []string
		}
	}
	ask("POST", "https://api.wavespeed.ai/api/v3/acme/image-text-to-image", strings.NewReader(body), &job)

	statusURL := job.Data.Urls.Get

	for job.Data.Status != "completed" {
		if slices.Contains([]string{"failed", "cancelled", "timeout"}, job.Data.Status) {
			log.Fatalf("No result: %+v", job)
		}
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}

	link := job.Data.Outputs[0]
	download, err := http.NewRequest("GET", link, nil)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("image"+path.Ext(download.URL.Path), send(download), 0o644); err != nil {
		log.Fatal(err)
	}
}

func ask(method, url string, body io.Reader, answer any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("WAVESPEED_API_KEY"))
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
