import { endpoint } from '../endpoint.ts'
import { accountCarsSchema, carsSchema } from '../catalogue/fit/car.ts'

const access = 'caller is {userId}'

export const accountCars = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/cars',
    at: '/api/{shop}/people/:userId/cars',
    access,
    summary: 'The cars of an account',
    reply: accountCarsSchema,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/account/cars',
    at: '/api/{shop}/people/:userId/cars',
    access,
    summary: 'Replaces them; a repeat changes nothing',
    body: carsSchema,
    reply: accountCarsSchema,
    limit: { points: 60, seconds: 60, by: 'person' },
  }),
}
