import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { FilterChoices } from './filter-choices'

const t = translate('pl')
const options = [
  { value: 'new', label: 'nowe' },
  { value: 'done', label: 'gotowe' },
  { value: 'void', label: 'anulowane' },
] as const

function Choices() {
  const [chosen, setChosen] = useState<readonly ('new' | 'done' | 'void')[]>([])
  return (
    <>
      <FilterChoices label="Stan" chosen={chosen} options={options} onChoose={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  )
}

it('takes several values by keyboard, in the order of the options, and all of them again by one step', async () => {
  const { user } = renderIn(<Choices />)
  const all = t('admin.list.all_of', { name: 'Stan' })
  await user.tab()
  expect(screen.getByRole('button', { name: all })).toHaveFocus()
  // Past the line of all of them to the last one, and back to the first.
  await user.keyboard('{Enter}{End}{Enter}{ArrowUp}{ArrowUp}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(/^new void$/)
  expect(screen.getByRole('menuitemcheckbox', { name: 'gotowe' })).not.toBeChecked()
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Stan: nowe, anulowane' })
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'nowe' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^void$/)
  await user.click(screen.getByRole('menuitemcheckbox', { name: all }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
