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

func main() {
	body := `{
	  "inputs": {
		"data": {"petal_length_cm": [1.4, 4.7, 6], "petal_width_cm": [0.2, 1.4, 2.5]}
	  }
	}`
	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/tabular-classification", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	var answer any
	if err := json.Unmarshal(send(request), &answer); err != nil {
		log.Fatal(err)
	}
	text, err := json.MarshalIndent(answer, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
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
