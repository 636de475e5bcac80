import { parseForeignJson } from '@bieznik/contract/platform/parse-json'
import { uidSchema } from '@bieznik/contract/people/uid'
import { z } from 'zod'

const issuers = {
  idToken: 'https://securetoken.google.com',
  sessionCookie: 'https://session.firebase.google.com',
}

export type TokenKind = keyof typeof issuers

const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string() })

/** The emulator signs nothing. */
const emulatedHeaderSchema = z.object({ alg: z.literal('none') })

export interface TokenIssuer {
  projectId: string
  isEmulated: boolean
}

function partOf(token: string, index: number): unknown {
  try {
    return parseForeignJson(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8'))
  } catch {
    // Not JSON: a shape that no schema takes.
    return undefined
  }
}

/**
 * Whether a token at least claims to be one of the project's, so that only its signature can tell. Believes nothing that it says.
 * firebase-admin throws errors of any kind, TypeError among them, at what makes no such claim.
 */
export function claimsToBe(kind: TokenKind, token: string, { projectId, isEmulated }: TokenIssuer): boolean {
  const payloadSchema = z.object({
    aud: z.literal(projectId),
    iss: z.literal(`${issuers[kind]}/${projectId}`),
    sub: uidSchema,
  })
  const header = isEmulated ? emulatedHeaderSchema : headerSchema
  return header.safeParse(partOf(token, 0)).success && payloadSchema.safeParse(partOf(token, 1)).success
}
