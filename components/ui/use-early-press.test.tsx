import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFromServer } from '@/tests/render-from-server'
import { useEarlyPress } from './use-early-press'

const onPress = vi.fn<() => void>()

function Example({ disabled = false }: { disabled?: boolean }) {
  const press = useEarlyPress(onPress)
  return (
    <button type="button" disabled={disabled} {...press}>
      dodaj
    </button>
  )
}

/** Drawn by the server, and pressed so far as a document notes it. */
function open({ disabled = false, isPressed = true } = {}) {
  const { hydrate } = renderFromServer(<Example disabled={disabled} />)
  const button = screen.getByRole('button')
  window.pressed = new WeakSet(isPressed ? [button] : [])
  return { hydrate, button }
}

afterEach(() => {
  onPress.mockReset()
  delete window.pressed
})

it('answers a press of before once, and later ones as they come', async () => {
  const { hydrate, button } = open()
  expect(onPress).not.toHaveBeenCalled()
  hydrate()
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  await sleep(20)
  await userEvent.click(button)
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('leaves to React what React answers', async () => {
  const { hydrate, button } = open()
  hydrate()
  button.click()
  await sleep(20)
  expect(onPress).toHaveBeenCalledOnce()
})

it.each([
  ['nothing was pressed', { isPressed: false }],
  ['it is disabled', { disabled: true }],
])('does nothing when %s', async (_what, how) => {
  open(how).hydrate()
  await sleep(20)
  expect(onPress).not.toHaveBeenCalled()
})

it('forgets a press that came too late', async () => {
  const { hydrate, button } = open({ disabled: true })
  hydrate()
  await vi.waitFor(() => expect(window.pressed?.has(button)).toBe(false))
  expect(onPress).not.toHaveBeenCalled()
})

it('works in a document that notes nothing', async () => {
  const { hydrate, button } = open()
  delete window.pressed
  hydrate()
  await userEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
})
