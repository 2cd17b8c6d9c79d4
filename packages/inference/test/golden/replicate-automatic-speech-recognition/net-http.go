package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"
)

// Replicate may know acme/listener by another id; look it up there.
func main() {
	const file = "sample1.mp3"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(data)

	body := `{
	  "input": {"audio": "data:audio/mpeg;base64,` + encoded + `"}
	}`
	var job struct {
		Urls struct {
			Get string
		}
		Status string
		Output any
	}
	ask("POST", "https://router.huggingface.co/replicate/v1/models/acme/listener/predictions", strings.NewReader(body), &job)

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

	output := job.Output
	if list, ok := output.([]any); ok {
		output = list[0]
	}
	if fields, ok := output.(map[string]any); ok {
		if text, ok := fields["transcription"]; ok {
			output = text
		} else if text, ok := fields["text"]; ok {
			output = text
		}
	}
	fmt.Println(output)
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
