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

// Together AI may know acme/feature-extraction by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/feature-extraction",
	  "input": "Bring a warm coat, the evenings on the coast get cold."
	}`
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/embeddings", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	var answer struct {
		Data []struct {
			Embedding []float64
		}
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	vector := answer.Data[0].Embedding
	fmt.Println(len(vector), "numbers:", vector[:min(5, len(vector))], "...")
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
