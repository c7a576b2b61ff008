/**
 * Expected status of every operation for every caller, written by hand. `expired` and `refresh` are the owner's old
 * access token and their refresh token sent as an access token. A text after a colon names a variant.
 */
const TABLE = `
  call                        nobody garbage expired refresh stranger   otherParty owner deleted

  signUp                         200     200     200     200      200          200   200     200
  login                          200     200     200     200      200          200   200     400
  googleSignIn                   200     200     200     200      200          200   200     200
  forgotPassword                 200     200     200     200      200          200   200     200
  resetPassword                  200     200     200     200      200          200   200     400
  changePassword                 401     401     401     401      403          403   200     401
  logOut                         401     401     401     401      200          200   200     401
  refresh                        200     200     200     200      200          200   200     400
  resendConfirmEmail             200     200     200     200      200          200   200     200
  confirmEmail                   200     200     200     200      200          200   200     400
  getUser                        401     401     401     401      403          403   200     401
  getProfilePicture              401     401     401     401      403          403   200     401
  updateUserDetails              401     401     401     401      403          403   200     401
  updateProfilePicture           401     401     401     401      403          403   200     401
  deleteUser                     401     401     401     401      403          403   200     401

  getNotifications               401     401     401     401      200          200   200     401
  markAllNotificationsAsRead     401     401     401     401      200          200   200     401
  markNotificationAsRead         401     401     401     401      403          403   200     401

  getBanks                       401     401     401     401      200          200   200     401
  getBankAccount                 401     401     401     401      403          403   200     401
  resolveBankAccount             401     401     401     401      200          200   200     401
  saveBankAccount                401     401     401     401      403          403   200     401

  getOrderHistory                401     401     401     401      200          200   200     401
  getOrder                       401     401     401     401      403          200   200     401
  getOrder:referral              401     401     401     401      403          200   200     401
  getInvitation                  200     200     200     200      200          200   200     200
  getRecentOrders                401     401     401     401      200          200   200     401
  createOrder                    401     401     401     401      200          200   200     401
  createOrder:as-owner           401     401     401     401      403          403   200     401
  approveOrder                   401     401     401     401      403          403   200     401
  cancelOrder                    401     401     401     401      403          403   200     401
  rejectOrder                    401     401     401     401      403          403   200     401
  updateOrderDelivery:ship       401     401     401     401      403          403   200     401
  updateOrderDelivery:receive    401     401     401     401      403          403   200     401
  updateOrderDelivery:estimate   401     401     401     401      403          403   200     401
  getOrder:settled               401     401     401     401      403          200   200     401
  getOrder:refunded              401     401     401     401      403          200   200     401
  getOrderProof                  200     200     200     200      200          200   200     200
  initiatePayment                401     401     401     401      403          403   200     401

  getTransaction                 401     401     401     401      403          200   200     401
  getTransaction:settled         401     401     401     401      403          200   200     401
  getTransaction:refunded        401     401     401     401      403          200   200     401
  getTransactionHistory          401     401     401     401      200          200   200     401
  getDisputedTransactions        401     401     401     401      200          200   200     401
  getOverview                    401     401     401     401      403          403   200     401

  getDispute                     401     401     401     401      403          200   200     401
  getDisputeByTransaction        401     401     401     401      403          200   200     401
  createDispute                  401     401     401     401      403          403   200     401
  createDispute:as-owner         401     401     401     401      403          403   200     401
  cancelDispute                  401     401     401     401      403          403   200     401

  getThreadMessages              401     401     401     401      403          200   200     401
  sendMessage                    401     401     401     401      403          200   200     401
  sendMessage:as-owner           401     401     401     401      403          403   200     401
  editMessage                    401     401     401     401      403          403   200     401
  createThread                   401     401     401     401      403          200   200     401
`;

const [heading = [], ...rows] = TABLE.split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([first]) => first !== '');

export const accessMatrix: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  rows.map(([name = '', ...statuses]) => [
    name,
    Object.fromEntries(statuses.map((status, column) => [heading[column + 1] ?? '', Number(status)])),
  ]),
);
