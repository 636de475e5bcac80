// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeQueryState, queryWith, useQueryState } from './url-state'

beforeEach(() => window.history.replaceState(null, '', '/orders?search=jan&page=2'))

describe('the query', () => {
  it('is read as it is, and again when we change it', () => {
    const { result } = renderHook(useQueryState)
    expect(result.current.get('page')).toBe('2')
    act(() => changeQueryState('replace', { page: null, status: 'In Processing' }))
    expect(result.current.toString()).toBe('search=jan&status=In+Processing')
    expect(window.location.pathname).toBe('/orders')
  })

  it('that was pushed is taken back by going back', async () => {
    const { result } = renderHook(useQueryState)
    act(() => changeQueryState('push', { page: '3' }))
    expect(result.current.get('page')).toBe('3')
    act(() => window.history.back())
    await waitFor(() => expect(result.current.get('page')).toBe('2'))
  })

  it('gives a value several times, and none where the list is empty', () => {
    expect(queryWith({ page: null, search: ['a', 'b'] })).toBe('?search=a&search=b')
    expect(queryWith({ page: null, search: [] }, 'search=a&search=b')).toBe('')
  })

  it('stays away from the address when nothing is in it', () => {
    expect(queryWith({ page: null, search: null })).toBe('')
    expect(queryWith({ search: 'ż&=' })).toBe('?search=%C5%BC%26%3D&page=2')
  })
})
