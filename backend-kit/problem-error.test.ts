import { problemCodes, problemStatuses } from '@bieznik/contract/problem'
import { describe, expect, it } from 'vitest'
import { ProblemError } from './problem-error.ts'

describe('ProblemError', () => {
  it.each(problemCodes)('%s carries its status', (code) => {
    expect(new ProblemError(code, 'text').status).toBe(problemStatuses[code])
  })

  it('carries fields, the request id and the cause', () => {
    const cause = new Error('socket hang up')
    const fields = [{ path: 'items.7', message: '3 left' }]
    const error = new ProblemError('out_of_stock', 'text', { fields, requestId: 'r-1', cause })
    expect(error).toMatchObject({ name: 'ProblemError', message: 'text', fields, requestId: 'r-1', cause })
    expect(new ProblemError('internal', 'text').fields).toEqual([])
  })

  it('has its code where Next.js passes on nothing else of an error', () => {
    expect(new ProblemError('unavailable', 'text').digest).toBe('problem:unavailable')
  })
})
