import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SizeBox } from '@/components/catalogue/size-box'
import { renderIn, translate } from '@/tests/render'

vi.mock('./size-reader', () => Promise.reject(new Error('the script is not there')))

it('says what can be typed where the script that has the reasons does not come', async () => {
  const t = translate('pl')
  const choose = vi.fn<() => void>()
  const { user } = renderIn(
    <form onSubmit={(event) => event.preventDefault()}>
      <SizeBox choose={choose} />
    </form>,
  )
  const box = screen.getByRole('textbox', { name: t('size_box.label') })
  await user.type(box, '195{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('size_box.hint')))
  expect(box).toBeInvalid()
  await user.type(box, '/80 R15')
  expect(box).toBeValid()
  expect(choose).toHaveBeenCalledWith({ width: '195', profile: '80', diameter: '15' }, 'diameter')
})
