package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

// Together AI may know acme/text-to-speech by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/text-to-speech",
	  "input": "The next train to Bristol leaves from platform four.",
	  "response_format": "mp3",
	  "voice": "tara"
	}`
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/audio/speech", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
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
