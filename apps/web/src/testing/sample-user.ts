import type { User } from '@amana/api';

export const ADA: User = {
  userId: '7a1c8a54-6f0e-4f43-9f0c-2a5b7f1d9a33',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@amana.test',
  phoneNumber: '08031234567',
  dateOfBirth: null,
  gender: '',
  address: '',
  role: 'user',
  profileCompleted: false,
  profilePictureUrl: null,
  hasPassword: true,
};
