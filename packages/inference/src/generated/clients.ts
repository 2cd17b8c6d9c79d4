// Written by `npm run generate`. Do not edit.
import type { Client } from "../client.ts";
import goNetHttp from "../clients/go/net-http.ts";
import javaHttpClient from "../clients/java/http-client.ts";
import javascriptFetch from "../clients/javascript/fetch.ts";
import javascriptHuggingfaceJs from "../clients/javascript/huggingface.js.ts";
import javascriptOpenai from "../clients/javascript/openai.ts";
import phpExtCurl from "../clients/php/ext-curl.ts";
import powershellInvokeRestmethod from "../clients/powershell/invoke-restmethod.ts";
import pythonFalClient from "../clients/python/fal_client.ts";
import pythonHttpx from "../clients/python/httpx.ts";
import pythonHuggingfaceHub from "../clients/python/huggingface_hub.ts";
import pythonOpenai from "../clients/python/openai.ts";
import pythonRequests from "../clients/python/requests.ts";
import rubyNetHttp from "../clients/ruby/net-http.ts";
import rustReqwest from "../clients/rust/reqwest.ts";
import shellCurl from "../clients/shell/curl.ts";

/** Every client, in no order. */
export const clientEntries: readonly Client[] = [goNetHttp, javaHttpClient, javascriptFetch, javascriptHuggingfaceJs, javascriptOpenai, phpExtCurl, powershellInvokeRestmethod, pythonFalClient, pythonHttpx, pythonHuggingfaceHub, pythonOpenai, pythonRequests, rubyNetHttp, rustReqwest, shellCurl];
