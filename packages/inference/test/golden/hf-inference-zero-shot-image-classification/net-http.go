package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	const file = "photo.jpg"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(data)

	body := `{
	  "inputs": "` + encoded + `",
	  "parameters": {"candidate_labels": ["cat", "dog", "bird"]}
	}`
	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	var answer []struct {
		Label any
		Score any
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	for _, row := range answer {
		fmt.Println(row.Label, row.Score)
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
