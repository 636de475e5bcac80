'use client'

/**
 * What is left where even the layout fails, in the languages of the shop, because nothing says which. That of Next.js would be in
 * the scripts of every page, which it is larger in.
 */
export default function GlobalError() {
  return (
    <html lang="pl">
      <body>
        <p>Coś poszło nie tak. Odśwież stronę.</p>
        <p lang="en">Something went wrong. Reload the page.</p>
        <p lang="ru">Что-то пошло не так. Обновите страницу.</p>
      </body>
    </html>
  )
}
