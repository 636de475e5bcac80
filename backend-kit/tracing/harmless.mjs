/**
 * What may leave of a span. All else stays: addresses hold uids and what people search for, headers hold tokens, and the next version of a
 * package may have something new.
 */
const ALLOWED = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.statement',
  'db.system',
  'db.system.name',
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'network.protocol.version',
  'next.route',
  'next.rsc',
  'next.span_type',
  'server.address',
  'server.port',
])

const ROUTES = ['http.route', 'next.route']
const STATEMENTS = ['db.query.text', 'db.statement']

/**
 * Takes away from a span what may be personal: other attributes, texts within statements, addresses within names, and the messages of
 * errors.
 *
 * @param {import('./span.d.ts').EndedSpan} span
 */
export function makeHarmless(span) {
  const kept = Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name))
  const attributes = Object.fromEntries(
    kept.map(([name, value]) => [name, STATEMENTS.includes(name) ? withoutTexts(value) : value]),
  )
  const routes = new Set(kept.filter(([name]) => ROUTES.includes(name)).map(([, value]) => String(value)))
  Object.assign(span, {
    name: withoutAddresses(span.name, routes),
    attributes,
    events: [],
    status: { code: span.status.code },
  })
}

/** @param {unknown} statement */
const withoutTexts = (statement) => String(statement).replaceAll(/'(?:[^']|'')*'/g, "'?'")

/**
 * @param {string} name
 * @param {ReadonlySet<string>} routes
 */
const withoutAddresses = (name, routes) =>
  name
    .split(' ')
    .filter((word) => !word.includes('/') || routes.has(word))
    .join(' ')
