// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { getQueryClient } from './query-client'

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

const refuse = () => Promise.reject(new ProblemError('not_found', 'no such thing'))

it('makes a call without a network as well, so that its failure is reported', async () => {
  const client = getQueryClient()
  await expect(client.query({ queryKey: ['cart'], queryFn: refuse })).rejects.toThrow('no such thing')
  await expect(new MutationObserver(client, { mutationFn: refuse }).mutate()).rejects.toThrow('no such thing')
})
