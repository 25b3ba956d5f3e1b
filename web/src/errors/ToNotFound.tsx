import { Navigate } from '@tanstack/react-router';

export const ToNotFound = () => <Navigate to="/not-found" replace />;
