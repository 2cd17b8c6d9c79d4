// Parses each of the programs given as JSON on standard input, checks its types and whether gofmt would leave it as it
// is, without running any; prints what is wrong.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"log"
	"os"
)

func main() {
	var sources map[string]string
	if err := json.NewDecoder(os.Stdin).Decode(&sources); err != nil {
		log.Fatal(err)
	}
	// The standard library is read as source, and needs no compiler of C for that.
	build.Default.CgoEnabled = false
	files := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(files, "source", nil)}
	problems := map[string]string{}
	for key, source := range sources {
		if err := check(files, config, key, []byte(source)); err != nil {
			problems[key] = err.Error()
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(problems); err != nil {
		log.Fatal(err)
	}
}

func check(files *token.FileSet, config types.Config, key string, source []byte) error {
	file, err := parser.ParseFile(files, key, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	formatted, err := format.Source(source)
	if err != nil {
		return err
	}
	if !bytes.Equal(formatted, source) {
		return fmt.Errorf("gofmt would change it")
	}
	_, err = config.Check("main", files, []*ast.File{file}, nil)
	return err
}
