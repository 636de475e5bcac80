import { readContract, type ContractName, type Operation } from './read-contract.ts'
import { createValidator, type Validate } from './validator.ts'

/** A call to a service and its response; a body is undefined when there is none. */
export type Exchange = {
  method: string
  /** Without the query. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  requestBody: unknown
  status: number
  responseBody: unknown
}
type Call = Pick<Exchange, 'method' | 'path'>

export type Contract = {
  /** Whether the document has such a call. */
  describes: (call: Call) => boolean
  /** What of the exchange is not as published, each in a line. What was refused may have been wrong, and its response alone counts. */
  differencesOf: (exchange: Exchange) => string[]
  /** What of a value is not as the named schema of the document has it. */
  differencesFrom: (schemaName: string, value: unknown) => string[]
}

const JSON_BODY = 'application/json'

/** What stands in the path for a parameter of the document. */
type Places = Record<string, string>

function parameterDifferences(
  { parameters }: Operation,
  places: Places,
  headers: Exchange['headers'],
  validate: Validate,
) {
  return parameters.flatMap(({ name, in: place, required, schema }) => {
    if (place !== 'path' && place !== 'header') return []
    const value = place === 'path' ? places[name] : headers[name.toLowerCase()]
    if (value === undefined) return required ? [`request lacks ${name}`] : []
    return validate('request', schema, value).map((each) => `${name}: ${each}`)
  })
}

function bodyDifferences({ requestBody }: Operation, body: unknown, validate: Validate): string[] {
  const schema = requestBody?.content[JSON_BODY]?.schema
  if (body === undefined) return []
  return schema === undefined ? ['request has a body'] : validate('request', schema, body)
}

function responseDifferences(
  { responses }: Operation,
  { status, responseBody }: Exchange,
  validate: Validate,
) {
  const response = responses[status] ?? (status >= 400 ? responses.default : undefined)
  // An outage is described by no document.
  if (!response) return status >= 500 ? [] : ['status is not in the document']
  const schema = response.content[JSON_BODY]?.schema
  return schema === undefined ? [] : validate('response', schema, responseBody)
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** @param prefix what precedes the paths of the document */
export function openContract(name: ContractName, prefix = ''): Contract {
  const document = readContract(name)
  const validate = createValidator(document.schemas)
  const templates = document.paths.map((path) => ({ path, pattern: patternOf(path) }))

  function find({ method, path }: Call): { operation: Operation; places: Places } | null {
    if (!path.startsWith(prefix)) return null
    for (const template of templates) {
      const match = template.pattern.exec(path.slice(prefix.length))
      const operation = match && document.operationOf(method, template.path)
      if (operation) return { operation, places: match.groups ?? {} }
    }
    return null
  }

  return {
    describes: (call) => find(call) !== null,
    differencesFrom: (schemaName, value) =>
      validate('response', { $ref: `#/components/schemas/${schemaName}` }, value),
    differencesOf: (exchange) => {
      const { method, path, headers, requestBody, status } = exchange
      const found = find(exchange)
      if (!found) return [`${method} ${path}: is not in the document`]
      const { operation, places } = found
      const ofRequest = [
        ...parameterDifferences(operation, places, headers, validate),
        ...bodyDifferences(operation, requestBody, validate),
      ]
      const all = [...(status < 400 ? ofRequest : []), ...responseDifferences(operation, exchange, validate)]
      return all.map((each) => `${method} ${path} ${status}: ${each}`)
    },
  }
}
