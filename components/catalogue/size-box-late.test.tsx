import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { SizeBox } from './size-box'

vi.mock('./size-reader', () => new Promise(() => undefined))

it('leaves a form with an unread size to the browser, and no other', async () => {
  const onSearch = vi.fn<() => void>()
  const { user } = renderIn(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <SizeBox onUnderstood={() => undefined} />
    </form>,
  )
  const sent: Event[] = []
  window.addEventListener('submit', (event) => sent.push(event), { capture: true })
  const box = screen.getByRole('textbox')
  await user.type(box, '195/80 R15{Enter}')
  expect(onSearch).not.toHaveBeenCalled()
  await user.clear(box)
  await user.type(box, '{Enter}')
  expect(onSearch).toHaveBeenCalledOnce()
  expect(sent.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true])
})
