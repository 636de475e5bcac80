import { act, fireEvent, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast, TOAST_DURATION } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import { wantToasts } from '@/components/ui/toasts-wanted'
import { renderIn } from '@/tests/render'

const MESSAGE = 'Produkt dodano do koszyka!'

/** Time for a popup's way out, on top of its stay. */
const WAY_OUT = 1000
const STEP = 50

/** In steps, since one step's effects start the timers of the next. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await act(() => vi.advanceTimersByTimeAsync(STEP))
  }
}

describe('showToast', () => {
  beforeEach(async () => {
    renderIn(<Toaster />)
    // The region is loaded with the first popup.
    act(wantToasts)
    await screen.findByRole('region', { name: /Powiadomienia/ })
    vi.useFakeTimers()
    act(() => showToast({ message: MESSAGE, tone: 'success' }))
    await pass(STEP)
  })

  afterEach(async () => {
    act(() => void toast.dismiss())
    await pass(WAY_OUT)
    vi.useRealTimers()
  })

  it('is announced politely', () => {
    expect(screen.getByText(MESSAGE).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })

  // Shows S4.20, S8.8, S9.2
  it('goes by itself after three seconds, not before', async () => {
    expect(TOAST_DURATION).toBe(3000)
    await pass(TOAST_DURATION - 100)
    expect(screen.getByText(MESSAGE)).toBeInTheDocument()
    await pass(100 + WAY_OUT)
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
  })

  it('stays while a pointer is on it', async () => {
    fireEvent.mouseEnter(screen.getByText(MESSAGE))
    await pass(10 * TOAST_DURATION)
    expect(screen.getByText(MESSAGE)).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByText(MESSAGE))
    await pass(TOAST_DURATION + WAY_OUT)
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
  })

  it('stays while the focus is in it', async () => {
    const close = screen.getByRole('button', { name: 'Zamknij' })
    act(() => close.focus())
    await pass(10 * TOAST_DURATION)
    expect(screen.getByText(MESSAGE)).toBeInTheDocument()
    act(() => close.blur())
    await pass(TOAST_DURATION + WAY_OUT)
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
  })

  it('can be closed', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
    await pass(WAY_OUT)
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
  })
})
