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

// Replicate may know acme/text-to-video by another id; look it up there.
func main() {
	body := `{
	  "input": {"prompt": "A paper boat drifting down a stream after the rain"}
	}`
	var job struct {
		Urls struct {
			Get string
		}
		Status string
		Output any
	}
	ask("POST", "https://api.replicate.com/v1/models/acme/text-to-video/predictions", strings.NewReader(body), &job)

	statusURL := job.Urls.Get

	for job.Status != "succeeded" {
		if slices.Contains([]string{"failed", "canceled", "aborted"}, job.Status) {
			log.Fatalf("No result: %+v", job)
		}
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}

	link, ok := job.Output.(string)
	if !ok {
		link = job.Output.([]any)[0].(string)
	}
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
	request.Header.Set("Authorization", "Bearer "+os.Getenv("REPLICATE_API_KEY"))
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
