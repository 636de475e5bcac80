import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { renderFromServer } from '@/tests/render-from-server'
import { ListSort } from './list-sort'

const sent = vi.fn<(entries: [string, FormDataEntryValue][]) => void>()
beforeEach(() => void sent.mockReset())

const list = (
  <ListSort
    action="/tires"
    label="Sortuj"
    options={[
      ['', 'od najtańszych'],
      ['newest', 'od najnowszych'],
    ]}
    chosen=""
    hiddenFields={[
      ['use', 'truck'],
      ['use', '4X4'],
    ]}
  />
)

const listen = () =>
  document.forms[0]?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent([...new FormData(event.target)])
  })

function open() {
  const { user } = renderIn(list)
  listen()
  return { user, select: screen.getByRole('combobox', { name: 'Sortuj' }) }
}

const newest = [
  ['use', 'truck'],
  ['use', '4X4'],
  ['sort', 'newest'],
]

it('sorts as soon as an order is chosen, and leaves the filters of the list', async () => {
  const { user, select } = open()
  await user.selectOptions(select, 'newest')
  expect(sent).toHaveBeenCalledExactlyOnceWith(newest)
})

it('names the order of the list again when somebody comes back to it', async () => {
  const { user, select } = open()
  await user.selectOptions(select, 'newest')
  expect(select).toHaveValue('newest')
  fireEvent(window, new Event('pagehide'))
  expect(select).toHaveValue('')
})

it('waits for its button where it is chosen by keyboard', async () => {
  const { user, select } = open()
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value: 'newest' } })
  expect(sent).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sortuj' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith(newest)
  fireEvent(window, new Event('pagehide'))
  expect(select).toHaveValue('')
})

it('sorts by what was chosen before the scripts ran', () => {
  const { hydrate } = renderFromServer(list)
  listen()
  fireEvent.change(screen.getByRole('combobox', { name: 'Sortuj' }), { target: { value: 'newest' } })
  expect(sent).not.toHaveBeenCalled()
  hydrate()
  expect(sent).toHaveBeenCalledExactlyOnceWith(newest)
})
