package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"time"
)

// Z.ai may know acme/painter by another id; look it up there.
func main() {
	body := `{
	  "model": "acme/painter",
	  "prompt": "A watercolour of a fishing boat at dawn"
	}`
	var job struct {
		ID          string
		TaskStatus  string `json:"task_status"`
		ImageResult []struct {
			URL string
		} `json:"image_result"`
	}
	ask("POST", "https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations", strings.NewReader(body), &job)

	statusURL := "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job.ID

	for job.TaskStatus != "SUCCESS" {
		if slices.Contains([]string{"FAIL"}, job.TaskStatus) {
			log.Fatalf("No result: %+v", job)
		}
		time.Sleep(time.Second)
		ask("GET", statusURL, nil, &job)
	}

	link := job.ImageResult[0].URL
	download, err := http.NewRequest("GET", link, nil)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("image"+path.Ext(download.URL.Path), send(download), 0o644); err != nil {
		log.Fatal(err)
	}
}

func ask(method, url string, body io.Reader, answer any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	if err := json.Unmarshal(send(request), answer); err != nil {
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
