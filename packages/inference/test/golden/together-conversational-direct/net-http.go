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

// Together AI may know acme/chatty-8b by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/chatty-8b",
	  "messages": [{"role": "user", "content": "What is the capital of Portugal?"}]
	}`
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/chat/completions", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	var answer struct {
		Choices []struct {
			Message struct {
				Content string
			}
		}
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Choices[0].Message.Content)
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
