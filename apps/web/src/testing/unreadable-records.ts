import type { Intercepted } from './open-app.tsx';
import { withText } from './with-text.ts';

/** Answers 500 to reads of bank details and profiles. */
export const FAILING_RECORDS: Intercepted = (request, next) =>
  /BankAccount\/GetByUserId|User\/Get\//.test(request.url)
    ? Promise.resolve(Response.json({}, { status: 500 }))
    : next(request);

/** Answers bank details without a number. */
export const EMPTY_NUMBER = withText('/BankAccount/', /"accountNumber":"\d+"/, '"accountNumber":""');
