package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	const file = "photo.jpg"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}

	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/image-segmentation", bytes.NewReader(data))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "image/jpeg")

	var answer []struct {
		Label any
		Score any
		Mask  []byte
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	for index, row := range answer {
		fmt.Println(row.Label, row.Score)
		name := fmt.Sprintf("mask-%d.png", index+1)
		if err := os.WriteFile(name, row.Mask, 0o644); err != nil {
			log.Fatal(err)
		}
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
