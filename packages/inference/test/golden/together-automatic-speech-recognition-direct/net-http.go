package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
)

// Together AI may know acme/listener by another id; look it up there.
func main() {
	const file = "sample1.flac"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}

	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	form.WriteField("model", "acme/listener")
	part, err := form.CreateFormFile("file", filepath.Base(file))
	if err != nil {
		log.Fatal(err)
	}
	part.Write(data)
	form.Close()
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/audio/transcriptions", &body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
	request.Header.Set("Content-Type", form.FormDataContentType())

	var answer struct {
		Text string
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Text)
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
