package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"path"
	"strings"
)

// fal may know acme/text-to-speech by another id; look it up there.
func main() {
	body := `{
	  "text": "The next train to Bristol leaves from platform four."
	}`
	request, err := http.NewRequest("POST", "https://fal.run/acme/text-to-speech", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Key "+os.Getenv("FAL_AI_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	var answer struct {
		Audio struct {
			URL string
		}
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	link := answer.Audio.URL
	download, err := http.NewRequest("GET", link, nil)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("audio"+path.Ext(download.URL.Path), send(download), 0o644); err != nil {
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
