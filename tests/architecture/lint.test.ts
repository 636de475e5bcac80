import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lint, makeEmptyHouse, plant, tearDown, type Finding } from './planted-tree.ts'

/** What each house rule refuses: file → text, by the rule that has to say so. */
const violations: Record<string, Record<string, string>> = {
  'typescript(no-explicit-any)': {
    'lib/any.ts': 'export const read = (value: any): string => String(value)\n',
    'product-api/src/any.ts': 'export type Row = Record<string, any>\n',
  },
  'typescript(no-unsafe-return)': {
    'lib/hidden-any.ts': 'export const read = (text: string): string => JSON.parse(text)\n',
  },
  'typescript(no-floating-promises)': {
    'lib/floating.ts': 'export function start(): void {\n  fetch("/api/cart")\n}\n',
    'local-services/floating.ts': 'export function start(): void {\n  Promise.resolve(1).then(String)\n}\n',
    'scripts/floating.mjs': "import { rm } from 'node:fs/promises'\nrm('/nowhere')\n",
  },
  'typescript(no-misused-promises)': {
    'lib/misused.ts': 'export const has = (isOpen: Promise<boolean>): number => (isOpen ? 1 : 2)\n',
  },
  'typescript(no-non-null-assertion)': {
    'lib/sure.ts': 'export const first = (list: readonly string[]): string => list[0]!\n',
  },
  'typescript(switch-exhaustiveness-check)': {
    'lib/status.ts':
      "export function isOver(status: 'Sent' | 'Delivered'): boolean {\n  switch (status) {\n    case 'Sent':\n      return false\n  }\n  return true\n}\n",
  },
  'typescript(only-throw-error)': { 'lib/throws.ts': "export function fail(): never {\n  throw 'no'\n}\n" },
  'typescript(ban-ts-comment)': { 'lib/ignored.ts': '// @ts-ignore\nexport const count: number = 1\n' },
  'house(env-files-only)': {
    'lib/http/a.ts': 'export const url = process.env.SITE_URL\n',
    'lib/http/b.ts': "export const url = process['env']['SITE_URL']\n",
    'lib/http/c.ts': 'const { env } = process\nexport const url = env.SITE_URL\n',
    'lib/http/d.ts': "import { env } from 'node:process'\nexport const url = env.SITE_URL\n",
    'lib/http/e.ts': "import process from 'node:process'\nexport const urls = { ...process.env }\n",
    'lib/http/f.ts': 'export const url = globalThis.process.env.SITE_URL\n',
    'components/cart/g.ts': 'export const isLive = process.env.NODE_ENV === "production"\n',
    'product-api/src/platform/db/h.ts': 'export const url = process.env.DATABASE_URL\n',
    'local-services/identity/i.ts': 'export const url = process.env.DATABASE_URL\n',
    'scripts/j.mjs': 'export const url = process.env.DATABASE_URL\n',
    'lib/http/k.ts': 'export const url: unknown = import.meta.env\n',
    'lib/http/l.ts': 'const { env: settings } = globalThis.process\nexport const url = settings.SITE_URL\n',
    'lib/http/m.ts': "import * as node from 'node:process'\nexport const url = node.env.SITE_URL\n",
    'lib/http/n.ts': "import node from 'node:process'\nexport const url = node.env.SITE_URL\n",
  },
  'house(server-modules)': {
    'lib/product-api/tires.server.ts': 'export const tires = 1\n',
    'lib/product-api/wheels.server.ts':
      "import { z } from 'zod'\nimport 'server-only'\nexport const wheels = z\n",
  },
  'house(no-server-actions)': {
    'app/actions.ts': "'use server'\nexport async function order(): Promise<void> {\n  await fetch('/')\n}\n",
    'app/inline.ts':
      "export async function order(): Promise<void> {\n  'use server'\n  await fetch('/')\n}\n",
  },
  'house(page-guard)': {
    'app/[locale]/(shop)/orders/page.tsx':
      'export const instant = false\nexport default function Page() {\n  return <main />\n}\n',
    'app/[locale]/admin/print/page.tsx':
      "import { requireSession } from '@/lib/session'\nexport const instant = false\nexport default async function Page() {\n  await requireSession()\n  return <main />\n}\n",
    'app/[locale]/create/create-page.tsx':
      "import { requireStaff } from '@/lib/session'\nexport function Page() {\n  void requireStaff()\n  return <main />\n}\n",
    'app/[locale]/admin/in-no-list/page.tsx':
      "import { requireStaff } from '@/lib/session'\nexport const instant = false\nexport default async function Page() {\n  await requireStaff()\n  return <main />\n}\n",
  },
  'house(page-mode)': {
    'app/[locale]/signIn/page.tsx':
      "export const ensureStatic = 'navigation'\nexport default function Page() {\n  return <main />\n}\n",
    'app/[locale]/help/page.tsx':
      'export const instant = false\nexport default function Page() {\n  return <main />\n}\n',
    'app/[locale]/rules/page.tsx': 'export default function Page() {\n  return <main />\n}\n',
  },
  'eslint(no-restricted-imports)': {
    'middleware.ts': "import { session } from '@/lib/session'\nexport const who = session\n",
  },
  'house(places)': {
    'lib/utils/text.ts': 'export const text = 1\n',
    'components/cart/hooks/use-cart.ts': 'export const cart = 1\n',
    'product-api/src/services/mail.ts': 'export const mail = 1\n',
    'shared/text.ts': 'export const text = 1\n',
    'components/loose.ts': 'export const loose = 1\n',
  },
  'house(no-barrels)': {
    'components/cart/index.ts': "export { cart } from './cart-one'\nexport * from './cart-two'\n",
    'lib/money/index.ts': "export * from '@/contract/money'\n",
  },
  'house(text-alone)': {
    'components/ui/button.tsx':
      'export const Button = ({ busy, words }: { busy: boolean; words: string }) => (\n  <button>\n    {busy && <i />}\n    {words}\n  </button>\n)\n',
    'components/ui/two.tsx':
      'export const Size = ({ size }: { size: number }) => (\n  <p>\n    {size} × {size}\n  </p>\n)\n',
    'components/ui/fragment.tsx':
      'export const Total = ({ total }: { total: string }) => (\n  <p>\n    <>{total}</>\n    <b />\n  </p>\n)\n',
    'components/ui/choice.tsx':
      'export const Mark = ({ isPaid, words }: { isPaid: boolean; words: string }) => (\n  <p>\n    <i />\n    {isPaid ? <b /> : words}\n  </p>\n)\n',
    'components/ui/list.tsx':
      'export const Words = ({ words }: { words: readonly string[] }) => (\n  <p>\n    <i />\n    {words.map((word) => word.trim())}\n  </p>\n)\n',
    'components/ui/returned.tsx':
      "import { useTranslations } from 'next-intl'\nexport function Hint() {\n  const t = useTranslations('ui')\n  return t('optional')\n}\n",
  },
  'house(client-messages)': {
    'components/layout/own-menu.tsx':
      "'use client'\nimport { useTranslations } from 'next-intl'\nexport function OwnMenu() {\n  const t = useTranslations('account')\n  return <p>{t('password')}</p>\n}\n",
    'components/layout/own-states.tsx':
      "import { useTranslations } from 'next-intl'\nexport function OwnStates({ state }: { state: string }) {\n  const t = useTranslations()\n  return <p>{t.rich(`account.states.${state}`)}</p>\n}\n",
  },
  'import(no-cycle)': {
    'lib/cycle/a.ts': "import { b } from '@/lib/cycle/b'\nexport const a = (): number => b()\n",
    'lib/cycle/b.ts': "import { a } from '@/lib/cycle/a'\nexport const b = (): number => a()\n",
    'contract/c.ts': "import type { D } from './d.ts'\nexport interface C {\n  d: D\n}\n",
    'contract/d.ts': "import type { C } from './c.ts'\nexport interface D {\n  c: C\n}\n",
  },
  'eslint(no-console)': Object.fromEntries(
    ['app', 'components/cart', 'lib', 'contract', 'product-api/src'].map((folder) => [
      `${folder}/loud.ts`,
      "console.log('here')\n",
    ]),
  ),
  'unicorn(filename-case)': { 'components/cart/CartLine.ts': 'export const line = 1\n' },
  'vitest(no-focused-tests)': {
    'lib/focused.test.ts':
      "import { expect, it } from 'vitest'\nit.only('counts', () => expect(1).toBe(1))\n",
  },
  'vitest(no-disabled-tests)': {
    'lib/disabled.test.ts':
      "import { expect, it } from 'vitest'\nit.skip('counts', () => expect(1).toBe(1))\n",
  },
  'vitest(expect-expect)': {
    'lib/empty.test.ts': "import { it } from 'vitest'\nit('counts', () => {})\n",
  },
  'react(hooks)': {
    'components/cart/conditional.tsx':
      "import { useState } from 'react'\nexport function Line({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(1)\n  return <p />\n}\n",
  },
  'react(jsx-no-literals)': {
    'components/cart/untranslated.tsx': 'export const Empty = () => <p>Your cart is empty</p>\n',
  },
  'react(forbid-elements)': {
    'components/cart/bare-form.tsx': "export const Bare = () => <form method='post' />\n",
  },
  'jsx-a11y(alt-text)': {
    'components/product/picture.tsx': "export const Picture = () => <img src='/tire.svg' />\n",
  },
}

/** The same places and purposes, done as they should be. */
const proper: Record<string, string> = {
  'lib/env.ts': 'export const url = process.env.SITE_URL\n',
  'lib/env.server.ts': "import 'server-only'\nexport const url = process.env.SITE_URL\n",
  'product-api/src/env.ts': 'export const url = process.env.DATABASE_URL\n',
  'local-services/env.ts': 'export const url = process.env.DATABASE_URL\n',
  'scripts/env.mjs': 'export const url = process.env.DATABASE_URL\n',
  'playwright.config.ts': 'export const isVerbose = Boolean(process.env.VERBOSE)\n',
  'lib/env-like.ts': 'export const env = { url: 1 }\nexport const url = env.url\n',
  'lib/awaited.ts': "export async function start(): Promise<void> {\n  await fetch('/api/cart')\n}\n",
  'lib/tires.server.ts': "import 'server-only'\nexport const tires = 1\n",
  'app/tires/page.tsx': "export { default } from '../page'\nexport const ensureStatic = 'navigation'\n",
  'app/page.tsx':
    "export const ensureStatic = 'navigation'\nexport default function Page() {\n  return <main />\n}\n",
  'lib/session.ts':
    'export const requireSession = async (): Promise<void> => undefined\nexport const requireStaff = requireSession\nexport const session = 1\n',
  'app/[locale]/admin/order/[orderId]/page.tsx':
    "import { requireStaff } from '@/lib/session'\nexport const instant = false\nexport default async function Page() {\n  await requireStaff()\n  return <main />\n}\n",
  'app/[locale]/create/[kind]/page.tsx':
    "import { Page } from '../create-page'\nexport const instant = false\nexport default function KindPage() {\n  return <Page />\n}\n",
  'components/ui/alone.tsx':
    "import type { ReactNode } from 'react'\ninterface Props {\n  icon: ReactNode\n  words: string\n  isNew: boolean\n}\nexport const Alone = ({ icon, words, isNew }: Props) => (\n  <p>\n    {icon} <span>{words}</span>\n    {isNew && <b>{`${words}, ${words}`}</b>}\n  </p>\n)\n",
  'app/[locale]/(shop)/menu/page.tsx':
    "import { ClientMessages } from '@/lib/i18n/client-messages'\nimport { Menu } from '@/components/layout/menu'\nexport const ensureStatic = 'navigation'\nexport default function Page() {\n  return (\n    <ClientMessages namespaces={['news']}>\n      <Menu />\n    </ClientMessages>\n  )\n}\n",
  'components/layout/menu.tsx':
    "'use client'\nimport { useTranslations } from 'next-intl'\nimport { OwnMenu } from './own-menu'\nimport { OwnStates } from './own-states'\nexport function Menu({ code }: { code: string }) {\n  const t = useTranslations()\n  const account = useTranslations('account')\n  const own = useTranslations(code)\n  return (\n    <ul title={t('news.title')} id={own('title')}>\n      <li title={account('sign_in')}>{t(`errors.${code}`)}</li>\n      <OwnMenu />\n      <OwnStates state={code} />\n    </ul>\n  )\n}\n",
  'lib/i18n/client-messages.ts': 'export const ClientMessages = 1\n',
  'lib/counts.test.ts': "import { expect, it } from 'vitest'\nit('counts', () => expect(1).toBe(1))\n",
}

const planted = Object.entries(violations).flatMap(([rule, files]) =>
  Object.entries(files).map(([file, text]) => ({ rule, file, text })),
)

describe('lint', () => {
  let house: string
  let findings: Finding[]

  beforeAll(async () => {
    house = await makeEmptyHouse()
    await plant(house, Object.fromEntries(planted.map(({ file, text }) => [file, text])))
    await plant(house, proper)
    findings = await lint(house)
  }, 120_000)

  afterAll(() => tearDown(house))

  // Shows D4b
  it.each(planted)('$rule sees $file', ({ rule, file }) => {
    expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
  })

  it.each(Object.keys(proper))('has nothing against %s', (file) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([])
  })
})
