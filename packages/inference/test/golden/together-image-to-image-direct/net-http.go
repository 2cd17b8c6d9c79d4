package main

import (
	"encoding/base64"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

// Together AI may know acme/image-to-image by another id; look it up there.
func main() {
	const file = "cat.png"

	data, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(data)

	body := `{
	  "model": "acme/image-to-image",
	  "prompt": "Turn this cat into a dog",
	  "reference_images": ["data:image/png;base64,` + encoded + `"],
	  "response_format": "base64"
	}`
	request, err := http.NewRequest("POST", "https://api.together.ai/v1/images/generations", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOGETHER_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	var answer struct {
		Data []struct {
			B64Json []byte `json:"b64_json"`
		}
	}
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("image.png", answer.Data[0].B64Json, 0o644); err != nil {
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
