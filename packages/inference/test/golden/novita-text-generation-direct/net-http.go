package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

// Novita may know acme/writer-1b by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/writer-1b",
	  "prompt": "The lighthouse keeper climbed the stairs one last time and"
	}`
	request, err := http.NewRequest("POST", "https://api.novita.ai/openai/v1/completions", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("NOVITA_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	var answer struct {
		Choices []struct {
			Text string
		}
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Choices[0].Text)
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
