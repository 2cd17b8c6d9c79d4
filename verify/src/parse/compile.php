<?php
// Parses each of the programs given as JSON on standard input, without running any; prints what is wrong.
$problems = [];
foreach (json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR) as $key => $source) {
    try {
        $tokens = token_get_all($source, TOKEN_PARSE);
        if (array_filter($tokens, fn ($token) => is_array($token) && $token[0] === T_INLINE_HTML)) {
            $problems[$key] = "some of it is no code";
        }
    } catch (ParseError $error) {
        $problems[$key] = "line {$error->getLine()}: {$error->getMessage()}";
    }
}
echo json_encode((object) $problems);
