import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { ProblemError } from '@/lib/http/problem-error'
import { renderIn, translate } from '@/tests/render'

const schema = z.object({
  name: z.string().min(1, 'missing'),
  address: z.object({ street: z.string().min(1, 'missing'), city: z.string().min(1, 'missing') }),
})
const send = vi.fn<(filledIn: z.output<typeof schema>) => Promise<void>>()
const texts: Record<string, string> = { missing: 'Wpisz', taken: 'Zajęte' }

/** `shared`: what the summary says of an address. */
function Example({ shared }: { shared?: string }) {
  const form = useForm({
    id: 'example',
    schema,
    defaultValues: { name: '', address: { street: '', city: '' } },
    fields: ['name', 'address.street', 'address.city'],
    errorText: (key, name) => texts[key] && `${texts[key]}: ${name}`,
    summaryText: (_key, name) => (name.startsWith('address.') ? shared : undefined),
    send,
    failureText: (_error, refused) => (refused.length > 0 ? null : 'Nie zapisano'),
  })
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Nazwa" />
      <TextField {...form.field('address.street')} label="Ulica" />
      <TextField {...form.field('address.city')} label="Miasto" />
      <button type="submit">Wyślij</button>
    </Form>
  )
}

function open(shared?: string) {
  const { user } = renderIn(<Example shared={shared} />)
  const field = (label: string) => screen.getByLabelText(label)
  const submit = () => user.click(screen.getByRole('button'))
  async function fillIn() {
    for (const label of ['Nazwa', 'Ulica', 'Miasto']) await user.type(field(label), label)
  }
  return { user, field, submit, fillIn }
}

const links = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent])

beforeEach(() => {
  send.mockReset().mockResolvedValue()
})

it('says what is wrong at each field, and in the order of the fields in a summary that takes the focus', async () => {
  const { field, submit } = open()
  await submit()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(links(summary)).toEqual([
    ['#example-name', 'Wpisz: name'],
    ['#example-address-street', 'Wpisz: address.street'],
    ['#example-address-city', 'Wpisz: address.city'],
  ])
  expect(field('Ulica')).toHaveAccessibleDescription('Wpisz: address.street')
  expect(send).not.toHaveBeenCalled()
})

it('says once in the summary what is the same of several fields, and counts them all', async () => {
  const { field, submit } = open('Podaj adres')
  await submit()
  const summary = await screen.findByRole('alert')
  expect(links(summary)).toEqual([
    ['#example-name', 'Wpisz: name'],
    ['#example-address-street', 'Podaj adres'],
  ])
  expect(summary).toHaveTextContent(translate('pl')('ui.error_summary', { count: 3 }))
  expect(field('Miasto')).toHaveAccessibleDescription('Wpisz: address.city')
})

it('sends what was filled in', async () => {
  const { submit, fillIn } = open()
  await fillIn()
  await submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Nazwa',
    address: { street: 'Ulica', city: 'Miasto' },
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says at the fields what the server refuses, and keeps what was typed', async () => {
  const fields = [
    { path: 'name', message: 'taken' },
    { path: 'address.city.0', message: 'of the server alone' },
    { path: 'unknown', message: 'taken' },
  ]
  send.mockRejectedValue(new ProblemError('invalid_request', 'text', { fields }))
  const { field, submit, fillIn } = open()
  await fillIn()
  await submit()
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(field('Nazwa')).toHaveAccessibleDescription('Zajęte: name')
  expect(field('Miasto')).toHaveAccessibleDescription(translate('pl')('errors.invalid_request'))
  expect(screen.queryByText('Nie zapisano')).not.toBeInTheDocument()
  expect(field('Nazwa')).toHaveValue('Nazwa')
})

it('says above the form what is of no field, until it is sent again', async () => {
  send.mockRejectedValueOnce(new Error('text'))
  const { user, field, submit, fillIn } = open()
  await fillIn()
  await submit()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Nie zapisano')
  await user.type(field('Nazwa'), '!')
  expect(summary).toBeInTheDocument()
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
