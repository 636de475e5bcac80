import { z } from 'zod'
import type { StaffArea } from './people/staff.ts'

/** Who may make a call; `caller is {userId}`: the signed-in user, whose uid is the `:userId` of the product API's path. */
export type EndpointAccess = 'anyone' | 'customer' | 'caller is {userId}' | 'staff'

/**
 * A call, declared once: the product API registers its handler against it (`implement`), the BFF passes it on (`passOn`), the
 * browser makes it (`callEndpoint`, `callOpenEndpoint`), and the tests of access take it from here.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  Once extends boolean = boolean,
  Access extends EndpointAccess = EndpointAccess,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Of the BFF, with its parameters as `:name`. */
  path: `/api/${string}`
  /** Of the product API, with the same parameters; `{shop}` is the segment of the shop, `:userId` the caller. Not given: `path` without `admin`. */
  at: `/api/${string}`
  /** Not given: `staff`. */
  access?: Access
  /** Of staff, those whose work it is; not given: `DEFAULT_AREA`. */
  area?: StaffArea
  /** For the OpenAPI document. */
  summary: string
  /** Those of the BFF's path. */
  params?: P
  query?: Q
  body?: B
  reply: R
  /** The media type of what is sent as it comes, and is no JSON. */
  file?: string
  /** Of a success; not given: 200. */
  status?: 200 | 201
  /** Done once for its key, however often it is sent: the header `Idempotency-Key` is required. */
  isOnce?: Once
  /** How often one address, or one person, may make it at a BFF. */
  limit?: { points: number; seconds: number; by: 'address' | 'person' }
  /** What the product API counts it as, beside all calls of a person. */
  quota?: 'cart' | 'payments'
  /** How long the product API may take, as the BFF's `DEADLINES` name it; not given: `order`. */
  deadline?: 'catalogue' | 'cart' | 'order' | 'payment' | 'import'
}

const withoutAdmin = (path: Endpoint['path']): Endpoint['at'] =>
  `/api/${path.replace(/^\/api\/(?:admin\/)?/, '')}`

/** Infers the schemas; a part that is not declared is `undefined` for handlers and callers. */
export const endpoint = <
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  Once extends boolean = false,
  Access extends EndpointAccess = 'staff',
>(
  declared: Omit<Endpoint<P, Q, B, R, Once, Access>, 'at'> & { at?: Endpoint['at'] },
): Endpoint<P, Q, B, R, Once, Access> => ({ at: withoutAdmin(declared.path), ...declared })

/** A file, which only those who may have it can read. */
export const fileEndpoint = <
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  Access extends EndpointAccess = 'staff',
>(
  declared: Omit<Endpoint<P, Q, z.ZodUndefined, z.ZodUnknown, false, Access>, 'method' | 'at' | 'reply'> & {
    at?: Endpoint['at']
    file: string
  },
) => endpoint({ method: 'GET', reply: z.unknown(), ...declared })

/** Whom the BFF lets in. */
export const roleOf = ({ access = 'staff' }: Pick<Endpoint, 'access'>): 'anyone' | 'customer' | 'staff' =>
  access === 'caller is {userId}' ? 'customer' : access

/** The reply of a list that comes in pages; `total` counts the rows of all pages. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int().nonnegative() })

/** `.` and `..` are no values of a parameter: a URL with them is another one, however they are encoded. */
const DOT_SEGMENT = /^\.{1,2}$/

/** `/api/suppliers/:id` with the values of its parameters, each encoded. Throws a TypeError when one has no value. */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    const isValue = typeof value === 'number' || (typeof value === 'string' && !DOT_SEGMENT.test(value))
    if (!isValue) throw new TypeError(`${pattern} has no value for ${name}`)
    return encodeURIComponent(value)
  })
}

/** The parameters of a path that the pattern fits, otherwise null. Segments are decoded. */
export function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = pattern.split('/').slice(1)
  if (expected.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && !DOT_SEGMENT.test(segment)) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
