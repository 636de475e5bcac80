import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { setSilently } from '@/tests/set-silently'
import { Form } from './form'

const read = vi.fn<(values: object) => void>()

function Registered() {
  const { register, handleSubmit } = useForm({
    defaultValues: { email: 'a', password: '', text: '', country: 'PL' },
  })
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => read(values))(event)}>
      <input {...register('email')} type="email" />
      <input {...register('password')} type="password" />
      <textarea {...register('text')} />
      <select {...register('country')}>
        <option>PL</option>
        <option>DE</option>
      </select>
      <button type="submit">send</button>
    </Form>
  )
}

function Controlled() {
  const [email, setEmail] = useState('a')
  const [text, setText] = useState('')
  const [country, setCountry] = useState('PL')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        read({ email, text, country })
      }}
    >
      <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <textarea name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <select name="country" value={country} onChange={({ target }) => setCountry(target.value)}>
        <option>PL</option>
        <option>DE</option>
      </select>
      <button type="submit">send</button>
    </Form>
  )
}

it.each([Registered, Controlled])('reads what came into its fields without an event: %o', async (Fields) => {
  read.mockReset()
  const { container, user } = renderIn(<Fields />)
  const filled = { email: 'jan@example.com', text: 'two\nlines', country: 'DE' }
  for (const [name, value] of Object.entries(filled)) setSilently(container, name, value)
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(filled)))
})

it('asks the browser for no words of its own', () => {
  const { container } = renderIn(<Registered />)
  expect(container.querySelector('form')).toHaveAttribute('novalidate')
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
})
