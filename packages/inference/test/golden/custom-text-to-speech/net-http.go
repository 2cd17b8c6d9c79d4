package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := `{
	  "model": "acme/text-to-speech",
	  "input": "The next train to Bristol leaves from platform four.",
	  "response_format": "mp3",
	  "voice": "alloy"
	}`
	request, err := http.NewRequest("POST", "http://localhost:8000/v1/audio/speech", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	if err := os.WriteFile("audio.mp3", send(request), 0o644); err != nil {
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
