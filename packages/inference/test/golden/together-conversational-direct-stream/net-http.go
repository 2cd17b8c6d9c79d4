package main

import (
	"bufio"
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
	  "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
	  "stream": true
	}`
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/chat/completions", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		message, _ := io.ReadAll(response.Body)
		log.Fatalf("%s: %s", response.Status, message)
	}

	lines := bufio.NewScanner(response.Body)
	for lines.Scan() {
		data, isData := strings.CutPrefix(lines.Text(), "data:")
		if !isData || strings.TrimSpace(data) == "[DONE]" {
			continue
		}
		var event struct {
			Choices []struct {
				Delta struct {
					Content string
				}
			}
		}
		if err := json.Unmarshal([]byte(data), &event); err != nil {
			log.Fatal(err)
		}
		if len(event.Choices) > 0 {
			fmt.Print(event.Choices[0].Delta.Content)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
	fmt.Println()
}
