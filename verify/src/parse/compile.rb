# Parses each of the programs given as JSON on standard input, without running any; prints what is wrong.
require "json"

$VERBOSE = true
problems = {}
JSON.parse($stdin.read.force_encoding("UTF-8")).each do |key, source|
  warnings = []
  Warning.define_singleton_method(:warn) { |message, **| warnings << message }
  begin
    RubyVM::InstructionSequence.compile(source, key)
  rescue SyntaxError => error
    warnings << error.message
  end
  problems[key] = warnings.join(" ").strip unless warnings.empty?
end
puts JSON.generate(problems)
