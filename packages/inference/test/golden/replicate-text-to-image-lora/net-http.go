package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"path"
	"slices"
	"strings"
	"time"
)

func main() {
	body := `{
	  "input": {
		"prompt": "A watercolour of a fishing boat at dawn",
		"lora_weights": "https://huggingface.co/acme/painter-lora"
	  }
	}`
	var job struct {
		Urls struct {
			Get string
		}
		Status string
		Output any
	}
	ask("POST", "https://router.huggingface.co/replicate/v1/models/acme-inc/flux-lora/predictions", strings.NewReader(body), &job)

	// The answer names the provider's own address; ask for the same path through the router.
	address, err := url.Parse(job.Urls.Get)
	if err != nil {
		log.Fatal(err)
	}
	statusURL := "https://router.huggingface.co/replicate" + address.EscapedPath()

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
	if err := os.WriteFile("image"+path.Ext(download.URL.Path), send(download), 0o644); err != nil {
		log.Fatal(err)
	}
}

func ask(method, url string, body io.Reader, answer any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
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
