import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'
import type { JsonSchema } from './json-schema.ts'
import { spoiled, textOf } from './spoil.ts'
import { validFor, type KnownValues } from './valid-values.ts'

/** A call that a program declares; its path has parameters in braces, as in OpenAPI. */
export interface Operation {
  method: string
  path: string
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[]
  body?: { contentType: string; schema: JsonSchema } | undefined
}

export interface HostileRequest {
  /** Which call it is made of, such as `GET /api/tires/{id}`. */
  operation: string
  method: string
  /** Path and query, percent-encoded or meant to look so. */
  url: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Percent-encodes whatever it is, half characters as the bytes that no decoder takes. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`
}

const pieces = [
  '%',
  '%ZZ',
  '%00',
  '%C0%AF',
  '%2e%2e%2f',
  '..',
  '.',
  '%25%32%66',
  '%u0061',
  ';a=b',
  '*',
  '@:',
  '%0d%0a',
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A value as it stands in an address: right, hostile, encoded twice, or not encoded as it ought to be. */
function inAddress(good: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const text = good.map((value) => encoded(asText(value)))
  return fc.oneof(
    { weight: 14, arbitrary: text },
    { weight: 3, arbitrary: hostileText.map(encoded) },
    { weight: 1, arbitrary: hostileText.map((value) => encoded(encoded(value))) },
    { weight: 1, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...pieces) },
  )
}

function pathOf({ path, parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, inAddress(known[name] ?? validFor(schema, known))] as const)
  return fc
    .record(Object.fromEntries(values))
    .map((given) => path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => given[name] ?? ''))
}

const strayParameters = fc.constantFrom(
  '__proto__=1',
  'page[]=1',
  'page=1&page=2',
  'a'.repeat(5_000),
  '=&&=',
  '%00=1',
)

function queryOf({ parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const declared = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      inAddress(known[name] ?? validFor(schema, known)).map((value) => `${encoded(name)}=${value}`),
    )
  const stray = fc.option(strayParameters, { freq: 12, nil: undefined })
  return fc
    .tuple(stray, ...declared.map((pair) => fc.option(pair, { freq: 2, nil: undefined })))
    .map((pairs) => pairs.filter((pair) => pair !== undefined).join('&'))
    .map((query) => (query === '' ? '' : `?${query}`))
}

const strayHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { accept: '*/*;q=abc' },
  { accept: 'application/hal+json' },
  { 'x-request-id': '"><script>' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0,-1' },
  { 'x-forwarded-for': '127.0.0.1, \u00ff' },
  { 'x-http-method-override': 'DELETE' },
)

/** What a header may carry over a wire; the rest never arrives. */
const inHeader = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '?').slice(0, 4_000))

function headersOf({ parameters }: Operation, known: KnownValues): fc.Arbitrary<Record<string, string>> {
  const declared = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) => {
      const good = known[name] ?? validFor(schema, known)
      return [
        name,
        fc.oneof({ weight: 4, arbitrary: good.map(String) }, { weight: 1, arbitrary: inHeader }),
      ] as const
    })
  return fc
    .tuple(strayHeaders, fc.record(Object.fromEntries(declared), { requiredKeys: [] }))
    .map(([stray, own]): Record<string, string> => Object.assign({}, stray, own))
}

type Body = Pick<HostileRequest, 'body' | 'headers'>

const otherTypes = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/xml',
  'text/csv',
]

function bodyOf({ method, body }: Operation, known: KnownValues): fc.Arbitrary<Body> {
  const none: fc.Arbitrary<Body> = fc.constant({ body: undefined, headers: {} })
  if (!body) return method === 'GET' ? none : fc.oneof(none, jsonBody(fc.constant({ a: 1 }), JSON_TYPE))
  const { contentType, schema } = body
  const good = known[contentType] ?? validFor(schema, known)
  return fc.oneof(
    { weight: 12, arbitrary: (writers[contentType] ?? textBody)(good, contentType) },
    { weight: 1, arbitrary: fc.constantFrom(...otherTypes).chain((type) => jsonBody(good, type)) },
    { weight: 1, arbitrary: none },
  )
}

type Writer = (good: fc.Arbitrary<unknown>, contentType: string) => fc.Arbitrary<Body>

const jsonBody: Writer = (good, contentType) =>
  spoiled(good)
    .chain(textOf)
    .map((body) => ({ body, headers: { 'content-type': contentType } }))

/** Fields are spoiled one by one: a form knows text only. */
const formBody: Writer = (good, contentType) =>
  spoiled(good).map((value) => {
    const fields = Object.entries(value ?? {}).map(
      ([name, field]) => `${encoded(name)}=${encoded(asText(field))}`,
    )
    return { body: fields.join('&'), headers: { 'content-type': contentType } }
  })

/** A text of lines and cells, with something hostile in the place of one of them. */
const textBody: Writer = (good, contentType) =>
  fc.tuple(good, fc.nat(), fc.option(hostileText)).map(([text, at, hostile]) => {
    const cells = asText(text).split(/(?<=[\n;])/)
    const body = hostile === null ? cells : cells.with(at % cells.length, hostile)
    return { body: body.join(''), headers: { 'content-type': contentType } }
  })

const JSON_TYPE = 'application/json'
const writers: Readonly<Record<string, Writer>> = {
  [JSON_TYPE]: jsonBody,
  'application/x-www-form-urlencoded': formBody,
}

/** Calls of this operation, of which some are right and most have something wrong with them. */
export function requestsOf(operation: Operation, known: KnownValues): fc.Arbitrary<HostileRequest> {
  return fc
    .tuple(
      pathOf(operation, known),
      queryOf(operation, known),
      headersOf(operation, known),
      bodyOf(operation, known),
    )
    .map(([path, query, headers, { body, headers: bodyHeaders }]) => ({
      operation: nameOf(operation),
      method: operation.method,
      url: path + query,
      headers: { ...headers, ...bodyHeaders },
      body,
    }))
}

function valuesIn(url: string, template: string): string[] | null {
  const { pathname } = new URL(url, 'http://shop.invalid')
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
  return pattern.exec(pathname)?.slice(1) ?? null
}

/** `false`: dots in the path made it the address of another call, or of none. */
export const isAddressOf = (url: string, template: string): boolean => valuesIn(url, template) !== null

/** The parameters as Next hands them over; `null`: it would look for something else. */
export function paramsIn(url: string, template: string): Record<string, string> | null {
  const values = valuesIn(url, template)
  if (!values) return null
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return null
  }
}
