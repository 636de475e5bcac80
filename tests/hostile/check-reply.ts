import type { z } from 'zod'

export interface HostileReply {
  status: number
  contentType: string
  text: string
}

/** What a call may answer: by status (`200`, or `4XX` for all of its kind) and media type, what the body is. */
export type DeclaredReplies = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>

const STACK =
  /\n\s+at |node_modules|\.(?:ts|mjs|js):\d+|drizzle|postgres(?:ql)?:\/\/|SQLSTATE|select .+ from /i

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isJson = (contentType: string): boolean => /[/+]json$/.test(mediaType(contentType))

export const mediaType = (contentType: string): string =>
  contentType.split(';')[0]?.trim().toLowerCase() ?? ''

/** What is wrong with a reply, each thing in a word; nothing: it is as declared. */
export function complaintsAbout(
  { status, contentType, text }: HostileReply,
  declared: DeclaredReplies,
): string[] {
  const bodies = declared[status] ?? declared[`${String(status)[0]}XX`]
  const complaints = status >= 500 ? [`${status}: the server failed`] : []
  if (STACK.test(text)) complaints.push('the internals of the server are exposed')
  if (!bodies) return [...complaints, `${status} is not declared`]
  const schema = bodies[mediaType(contentType)]
  if (!schema)
    return [...complaints, `${contentType || 'nothing'} is not declared, but ${Object.keys(bodies).join()}`]
  const body = schema.safeParse(isJson(contentType) ? parseJson(text) : text)
  if (!body.success) complaints.push(`the body is not as declared: ${body.error.message}`)
  return complaints
}
