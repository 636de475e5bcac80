import type { Transaction } from './transactions.ts'

const texts = {
  pl: {
    title: 'Przelewy24 (atrapa)',
    question: 'Żadne pieniądze nie są przekazywane.',
    pay: 'Zapłać',
    cancel: 'Zrezygnuj i wróć do sklepu',
    late: 'Zapłać, bank powie później',
    twice: 'Zapłać dwa razy',
    other: 'Zapłać inną kwotę',
    lost: 'Zapłać, powiadomienie zginie',
  },
  en: {
    title: 'Przelewy24 (stand-in)',
    question: 'No money moves.',
    pay: 'Pay',
    cancel: 'Give up and go back to the shop',
    late: 'Pay, the bank says so later',
    twice: 'Pay twice',
    other: 'Pay another amount',
    lost: 'Pay, the notification gets lost',
  },
}

/** What the buyer can do on the page. */
export const choices = ['pay', 'cancel', 'late', 'twice', 'other', 'lost'] as const

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The page of `/trnRequest/{token}`: a form without scripts. */
export function paymentPage({ language, amount, description }: Transaction): string {
  const t = language === 'pl' ? texts.pl : texts.en
  const sum = `${(amount / 100).toFixed(2)} PLN`
  const buttons = choices.map(
    (choice) =>
      `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="pay"' : ''}>${t[choice]}</button>`,
  )
  return `<!doctype html>
<html lang="${language === 'pl' ? 'pl' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<style>
body { font: 16px/1.5 sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff }
button { display: block; width: 100%; min-height: 48px; margin: 8px 0; border: 1px solid #b00020; border-radius: 4px;
  background: #fff; color: #b00020; font: 600 16px sans-serif; cursor: pointer }
.pay { background: #b00020; color: #fff }
</style>
<main>
<h1>${t.title}</h1>
<p>${escape(description)}: <strong>${sum}</strong></p>
<p>${t.question}</p>
<form method="post">${buttons.join('\n')}</form>
</main>
</html>
`
}
