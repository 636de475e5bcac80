// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLate } from './use-late'

const load = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset().mockResolvedValue('module')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (isWanted: boolean) =>
  renderHook((props: { isWanted: boolean }) => useLate(load, props.isWanted), { initialProps: { isWanted } })

it('loads nothing until it is wanted, and then once', async () => {
  const { result, rerender } = open(false)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender({ isWanted: true }))
  expect(result.current).toBe('module')
  await act(async () => rerender({ isWanted: true }))
  expect(load).toHaveBeenCalledOnce()
})

it('tries again what could not be loaded, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  load.mockRejectedValueOnce(new Error('no network'))
  const { result } = open(true)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current).toBeNull()
  expect(said).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(result.current).toBe('module')
})

it('tries no more once the page is left', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  load.mockRejectedValue(new Error('no network'))
  const { unmount } = open(true)
  await act(() => vi.advanceTimersByTimeAsync(0))
  unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
})
