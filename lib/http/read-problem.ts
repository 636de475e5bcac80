import type { FieldProblem, Problem } from '@bieznik/contract/problem'
import { isProblemCode } from '@bieznik/contract/problem-codes'

/** What `problemSchema` takes, read without Zod, which pages that are only read do not load. Null: something else. */
export function readProblem(body: unknown): Problem | null {
  if (!isRecord(body)) return null
  const { code, message, fields, requestId, ...more } = body
  if (Object.keys(more).length > 0) return null
  if (typeof code !== 'string' || !isProblemCode(code)) return null
  if (typeof message !== 'string' || typeof requestId !== 'string') return null
  if (fields === undefined) return { code, message, requestId }
  return Array.isArray(fields) && fields.every(isFieldProblem) ? { code, message, fields, requestId } : null
}

function isFieldProblem(value: unknown): value is FieldProblem {
  if (!isRecord(value)) return false
  const { path, message, ...more } = value
  return typeof path === 'string' && typeof message === 'string' && Object.keys(more).length === 0
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
