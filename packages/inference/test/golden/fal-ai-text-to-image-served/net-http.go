package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"path"
	"strings"
	"time"
)

func main() {
	body := `{
	  "prompt": "A watercolour of a fishing boat at dawn"
	}`
	var job struct {
		StatusURL   string `json:"status_url"`
		ResponseURL string `json:"response_url"`
		Status      string
	}
	ask("POST", "https://queue.fal.run/fal-ai/acme/painter", strings.NewReader(body), &job)

	statusURL := job.StatusURL
	resultURL := job.ResponseURL

	for job.Status != "COMPLETED" {
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}
	var answer struct {
		Images []struct {
			URL string
		}
	}
	ask("GET", resultURL, nil, &answer)

	link := answer.Images[0].URL
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
	request.Header.Set("Authorization", "Key "+os.Getenv("FAL_AI_API_KEY"))
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
