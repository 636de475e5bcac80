/** A call that is refused as KSeF refuses it: a status, and the body of its kind. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object
  /** Seconds, of a 429. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: object, retryAfter?: number) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** 400 with a code of KSeF's own, such as 21405 for a body that does not fit (`ExceptionResponse`). */
export function exception(exceptionCode: number, exceptionDescription: string): Refusal {
  const timestamp = new Date().toISOString()
  const exceptionDetailList = [{ exceptionCode, exceptionDescription, details: [] }]
  return new Refusal(400, { exception: { exceptionDetailList, serviceName: 'stand-in', timestamp } })
}

export const invalidInput = (): Refusal => exception(21405, 'Błąd walidacji danych wejściowych.')

/** 401 (`UnauthorizedProblemDetails`). */
export const unauthorized = (): Refusal =>
  new Refusal(401, {
    title: 'Unauthorized',
    status: 401,
    detail: 'Wymagane jest uwierzytelnienie.',
    timestamp: new Date().toISOString(),
  })

/** 403 (`ForbiddenProblemDetails`), of a token that lacks a right. */
export const forbidden = (required: string, present: readonly string[]): Refusal =>
  new Refusal(403, {
    title: 'Forbidden',
    status: 403,
    detail: 'Brak wymaganych uprawnień do wykonania operacji w bieżącym kontekście.',
    reasonCode: 'missing-permissions',
    security: { requiredAnyOfPermissions: [required], presentPermissions: present },
    timestamp: new Date().toISOString(),
  })

/** 429 (`TooManyRequestsResponse`). */
export const tooManyRequests = (retryAfter: number): Refusal =>
  new Refusal(
    429,
    {
      status: {
        code: 429,
        description: 'Too Many Requests',
        details: [`Przekroczono limit żądań. Spróbuj ponownie po ${retryAfter} sekundach.`],
      },
    },
    retryAfter,
  )
